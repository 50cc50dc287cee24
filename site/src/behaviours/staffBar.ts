import { http } from '@diwan/shared/browser/httpClient'
import { loadUser } from '@diwan/shared/browser/loadUser'
import { isLocale } from '@diwan/shared/content'
import { type StaffPage, staffPageSchema } from '@diwan/shared/contracts/staffPage'
import { staffBarMessages } from '@diwan/shared/messages/staffBar'
import { DASHBOARD_PATH } from '@diwan/shared/spec/session'
import { loadEngagedStyles } from './engage/engagedStyles'

/** Shows staff who they are signed in as, with ways to the page's form and preview and what became of its newest words. */
export async function showStaffBar(): Promise<void> {
  const user = await loadUser()
  if (!user || document.querySelector('.staff-bar')) return
  loadEngagedStyles()
  const { lang } = document.documentElement
  const words = staffBarMessages[isLocale(lang) ? lang : 'en']

  const link = (label: string, href: string) => {
    const element = document.createElement('a')
    element.href = href
    element.textContent = label
    return element
  }
  const text = (words: string) => {
    const element = document.createElement('span')
    element.textContent = words
    return element
  }
  const bar = document.createElement('aside')
  bar.className = 'staff-bar'
  bar.setAttribute('aria-label', words.bar)
  bar.append(text(words.signedInAs(user.name)), link(words.dashboard, DASHBOARD_PATH))
  document.body.append(bar)

  const page = await findPage()
  if (!page) return
  bar.append(link(words.edit, page.edit), ...(page.preview ? [link(words.preview, page.preview)] : []))
  bar.append(text(words.states[page.state]))
}

/** The document behind this page. Without an answer the bar stays as it is. */
async function findPage(): Promise<StaffPage> {
  try {
    const query = new URLSearchParams({ path: location.pathname })
    return staffPageSchema.parse(await http(`/api/publishing/page?${query}`)).page
  } catch (error) {
    console.error('The document behind this page could not be found', error)
    return null
  }
}
