import { TAG_MANAGER_ID, TAG_ORIGIN } from '@diwan/shared/spec/analytics'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** The switches of the site-analytics tag, by the name of `offSwitch`. */
    [name: `ga-disable-${string}`]: boolean
  }
}

let isLoaded = false

// The tags read the `arguments` object itself; an array means something else to them.
function gtag(..._words: unknown[]) {
  // eslint-disable-next-line prefer-rest-params
  ;(window.dataLayer ??= []).push(arguments)
}

function addScript(path: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_ORIGIN}${path}`
  document.head.append(script)
}

/** Lets the tags of this page measure, or not: it may stay open after an answer, with unsent text for one. */
function setMeasuring(ids: string[], isAllowed: boolean): void {
  for (const id of ids) window[`ga-disable-${id}`] = !isAllowed
  gtag('consent', 'update', { analytics_storage: isAllowed ? 'granted' : 'denied' })
}

/** Loads the tag manager and the site-analytics tag, once, for measuring only: nothing for advertising. */
export function loadTags(ids: string[]): void {
  if (isLoaded) {
    setMeasuring(ids, true)
    return
  }
  isLoaded = true
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  for (const id of ids) {
    if (TAG_MANAGER_ID.test(id)) {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      addScript(`/gtm.js?id=${id}`)
    } else {
      gtag('config', id)
      addScript(`/gtag/js?id=${id}`)
    }
  }
}

/** A host and what it is part of. The tags write to the widest that the browser lets them: `example.com.sa` of `www.example.com.sa`. */
const domainsOf = (host: string) => host.split('.').map((_part, place, parts) => parts.slice(place).join('.'))

/** Stops the tags, takes back what measuring left on the device, and loads the page anew: without them, once no work would be lost. */
export function forgetMeasuring(ids: string[]): void {
  setMeasuring(ids, false)
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((each) => each.startsWith('_ga'))) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`
    }
  }
  window.diwan?.reload()
}
