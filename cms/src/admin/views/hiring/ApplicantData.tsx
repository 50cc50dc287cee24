'use client'
import { useState } from 'react'
import { callDesk } from './callDesk'
import { EraseDialog } from './EraseDialog'
import { useHiringWords } from './useHiringWords'

/** What a person may ask for: everything about them, or its end. */
export function ApplicantData({ id, name }: { id: string; name: string }) {
  const { words } = useHiringWords()
  const { panel, person } = words
  const [isErasing, setErasing] = useState(false)
  const [notice, setNotice] = useState('')
  const erase = async () => {
    setErasing(false)
    setNotice(panel.busy)
    const { isDone, message } = await callDesk(`/api/applicants/${id}/erase`, { sure: true })
    // Nothing of the person may stay on the screen, nor be saved again from it.
    if (isDone) window.location.replace('/admin/auth/applicants')
    else setNotice(message || panel.failed)
  }
  return (
    <section aria-labelledby="person-data">
      <h3 id="person-data">{panel.data}</h3>
      <p className="hiring-card__quiet">{person.hint}</p>
      <p className="hiring-actions">
        <a className="hiring-button" href={`/api/applicants/${id}/export`} download>
          {panel.export}
        </a>
        <button type="button" className="hiring-button is-danger" onClick={() => setErasing(true)}>
          {panel.erase}
        </button>
      </p>
      <div className="hiring-notice" role="status">
        {notice}
      </div>
      {isErasing && <EraseDialog name={name} onCancel={() => setErasing(false)} onErase={() => void erase()} />}
    </section>
  )
}
