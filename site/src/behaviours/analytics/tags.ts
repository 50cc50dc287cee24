import { TAG_MANAGER_ID, TAG_ORIGIN } from '@diwan/shared/spec/analytics'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

function addScript(path: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_ORIGIN}${path}`
  document.head.append(script)
}

/** Loads the tag manager and the site-analytics tag, once, for measuring only: nothing for advertising. */
export function loadTags(ids: string[]): void {
  if (isLoaded) return
  isLoaded = true
  const layer = (window.dataLayer ??= [])
  // The tags read the `arguments` object itself; an array means something else to them.
  function gtag(..._words: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  for (const id of ids) {
    if (TAG_MANAGER_ID.test(id)) {
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      addScript(`/gtm.js?id=${id}`)
    } else {
      gtag('config', id)
      addScript(`/gtag/js?id=${id}`)
    }
  }
}

/** Takes back what measuring left on the device, and the running tags with it: they end with the page. */
export function forgetMeasuring(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const domains = ['', location.hostname, `.${location.hostname.split('.').slice(-2).join('.')}`]
  for (const name of names.filter((each) => each.startsWith('_ga'))) {
    for (const domain of domains) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`
    }
  }
  window.diwan?.reload()
}
