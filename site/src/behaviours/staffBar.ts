import { loadUser } from '@diwan/shared/browser/loadUser'
import { isLocale } from '@diwan/shared/content'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import { DASHBOARD_PATH } from '@diwan/shared/spec/session'

/** Shows staff who they are signed in as, with ways into the admin. `<meta name="edit-path">` names the screen that edits this page. */
export async function showStaffBar(): Promise<void> {
  const user = await loadUser()
  if (!user || document.querySelector('.staff-bar')) return
  const { lang } = document.documentElement
  const words = runtimeMessages[isLocale(lang) ? lang : 'en'].staff

  const link = (label: string, href: string) => {
    const element = document.createElement('a')
    element.href = href
    element.textContent = label
    return element
  }
  const name = document.createElement('span')
  name.textContent = words.signedInAs(user.name)
  const editPath = document.querySelector<HTMLMetaElement>('meta[name="edit-path"]')?.content
  const bar = document.createElement('aside')
  bar.className = 'staff-bar'
  bar.setAttribute('aria-label', words.bar)
  bar.append(name, ...(editPath ? [link(words.edit, editPath)] : []), link(words.dashboard, DASHBOARD_PATH))
  document.body.append(bar)
}
