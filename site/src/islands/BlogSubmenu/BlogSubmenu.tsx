import { useEffect, useEffectEvent, useState } from 'react'
import { localePath, type Locale } from '@diwan/shared/content'
import { http, type HttpClient } from '@diwan/shared/browser/httpClient'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import { SUBMENU_ERROR, SUBMENU_PATH } from '@diwan/shared/spec/submenu'
import { isMenuBlogs } from './isMenuBlogs'
import { readSubmenu, writeSubmenu, type SubmenuData } from './submenuCache'

interface BlogSubmenuProps {
  locale: Locale
  client?: HttpClient
}

/**
 * The newest articles by category, inside the disclosure of the header. What is stored is shown first, then what the
 * site answers; a failure changes nothing.
 */
export default function BlogSubmenu({ locale, client = http }: BlogSubmenuProps) {
  const [data, setData] = useState<SubmenuData>([])

  const load = useEffectEvent(async () => {
    const stored = readSubmenu(locale)
    if (stored) setData(stored)
    try {
      const answer = await client(localePath(locale, SUBMENU_PATH))
      if (!isMenuBlogs(answer)) throw new Error('The answer is not a submenu')
      setData(answer.data)
      writeSubmenu(locale, answer.data)
    } catch (error) {
      console.error(SUBMENU_ERROR, error)
    }
  })
  useEffect(() => queueMicrotask(() => void load()), [])

  if (data.length === 0) return null
  return (
    <div className="submenu" aria-label={runtimeMessages[locale].submenu.label} role="group">
      {data.map(({ category, blogs }) => (
        <section key={category.id}>
          <h3 className="submenu-heading">
            <a href={localePath(locale, `/articles/${category.slug}`)}>{category.title}</a>
          </h3>
          <ul>
            {blogs.map(({ id, href, title }) => (
              <li key={id}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
