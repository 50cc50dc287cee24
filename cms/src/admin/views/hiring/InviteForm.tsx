'use client'
import { instantOf } from '@diwan/shared/lib/zonedTime'
import { useState } from 'react'
import { ZoneHint } from '@/admin/components/companyTime/ZoneHint'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** Times to choose from, a place and who is there. */
export function InviteForm({ panel, send }: SectionProps) {
  const { timeZone, words } = useHiringWords()
  const { panel: text } = words
  const [times, setTimes] = useState([''])
  const [place, setPlace] = useState('')
  const [minutes, setMinutes] = useState(60)
  const submit = async () => {
    const given = times.flatMap((time) => instantOf(time, timeZone) ?? [])
    const body = { times: given, place, durationMinutes: minutes }
    if (!(await send(`/api/applications/${panel.id}/interview`, body))) return
    setTimes([''])
  }
  return (
    <form
      className="hiring-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset>
        <legend>{text.times}</legend>
        {times.map((time, place) => (
          <input
            key={place}
            type="datetime-local"
            aria-label={`${text.times} ${place + 1}`}
            aria-describedby="invite-zone"
            required={place === 0}
            value={time}
            onChange={(event) => setTimes(times.map((old, at) => (at === place ? event.target.value : old)))}
          />
        ))}
        <ZoneHint id="invite-zone" timeZone={timeZone} at={instantOf(times[0] ?? '', timeZone)} />
        <button type="button" className="hiring-button" onClick={() => setTimes([...times, ''])}>
          {text.addTime}
        </button>
      </fieldset>
      <label>
        {text.place}
        <input required maxLength={300} value={place} onChange={(event) => setPlace(event.target.value)} />
      </label>
      <label>
        {text.duration}
        <input
          type="number"
          min={5}
          max={600}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
        />
      </label>
      <button type="submit" className="hiring-button is-primary">
        {text.sendInvite}
      </button>
    </form>
  )
}
