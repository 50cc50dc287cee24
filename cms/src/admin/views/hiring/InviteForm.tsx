'use client'
import { instantOf } from '@diwan/shared/lib/zonedTime'
import { MAX_PROPOSED_TIMES } from '@diwan/shared/spec/hiring'
import { useAuth } from '@payloadcms/ui'
import { useRef } from 'react'
import { ZoneHint } from '@/admin/components/companyTime/ZoneHint'
import { useDraft } from '@/admin/useDraft'
import { clashesAt } from '@/recruitment/interviews/clashesAt'
import { ListOfClashes } from './ListOfClashes'
import type { PanelData, SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

interface Props extends SectionProps {
  /** The interview that other times are offered for. */
  earlier?: PanelData['interviews'][number]
  onSent?: () => void
}

/** Times to choose from, a place and who is there. */
export function InviteForm({ earlier, onSent, panel, send }: Props) {
  const { user } = useAuth()
  const { timeZone, words } = useHiringWords()
  const { panel: text } = words
  const [{ interviewers, minutes, place, times }, write, clear] = useDraft(`${panel.id}:${earlier?.id ?? 'invite'}`, {
    times: [''],
    place: earlier?.place ?? '',
    minutes: earlier?.durationMinutes ?? 60,
    interviewers: earlier ? earlier.interviewers.map(({ id }) => id) : user ? [String(user.id)] : [],
  })
  const isAdded = useRef(false)
  const given = times.flatMap((time) => instantOf(time, timeZone) ?? [])
  const addTime = () => {
    isAdded.current = true
    write({ times: [...times, ''] })
  }
  const submit = async () => {
    const about = earlier ? { interview: earlier.id } : {}
    const body = { ...about, times: given, place, durationMinutes: minutes, interviewers }
    if (!(await send(`/api/applications/${panel.id}/interview`, body))) return
    clear()
    onSent?.()
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
        {times.map((time, nth) => (
          <input
            key={nth}
            ref={(field) => {
              if (!field || !isAdded.current || nth < times.length - 1) return
              // The button for more is gone after the last one.
              isAdded.current = false
              field.focus()
            }}
            type="datetime-local"
            aria-label={`${text.times} ${nth + 1}`}
            aria-describedby="invite-zone"
            required={nth === 0}
            value={time}
            onChange={(event) => write({ times: times.map((old, at) => (at === nth ? event.target.value : old)) })}
          />
        ))}
        <ZoneHint id="invite-zone" timeZone={timeZone} at={instantOf(times[0] ?? '', timeZone)} />
        {times.length < MAX_PROPOSED_TIMES && (
          <button type="button" className="hiring-button" onClick={addTime}>
            {text.addTime}
          </button>
        )}
      </fieldset>
      <label>
        {text.place}
        <input required maxLength={300} value={place} onChange={(event) => write({ place: event.target.value })} />
      </label>
      <label>
        {text.duration}
        <input
          type="number"
          min={5}
          max={600}
          value={minutes}
          onChange={(event) => write({ minutes: Number(event.target.value) })}
        />
      </label>
      <fieldset>
        <legend>{text.interviewers}</legend>
        <div className="hiring-choices">
          {panel.staff.map(({ id, name }) => (
            <label key={id} className="hiring-check">
              <input
                type="checkbox"
                checked={interviewers.includes(id)}
                onChange={({ target }) =>
                  write({
                    interviewers: target.checked ? [...interviewers, id] : interviewers.filter((one) => one !== id),
                  })
                }
              />{' '}
              <bdi>{name}</bdi>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        <ListOfClashes clashes={clashesAt({ times: given, minutes, people: interviewers }, panel.meetings)} />
      </div>
      <button type="submit" className="hiring-button is-primary">
        {text.sendInvite}
      </button>
    </form>
  )
}
