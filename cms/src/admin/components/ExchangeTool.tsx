'use client'

import { panelMessages } from '@diwan/shared/messages/panel'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { refusalOf } from '@/admin/refusalOf'

interface Props {
  lists: { slug: string; name: string }[]
  language: string
}

interface Result {
  created: number
  updated: number
  unchanged: number
  faults: { row: number; message: string }[]
}

type Line = { done: number; all: number } | { result: Result }

/** Reads an import's answer line by line as it arrives, and returns its last word. */
async function follow(answer: Response, onProgress: (done: number, all: number) => void): Promise<Result> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let result: Result | undefined
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter(Boolean)) {
      const parsed = JSON.parse(line) as Line
      if ('result' in parsed) result = parsed.result
      else onProgress(parsed.done, parsed.all)
    }
  }
  if (!result) throw new Error('Network Error')
  return result
}

/** Export a list, or check and import a file. */
export function ExchangeTool({ lists, language }: Props) {
  const [list, setList] = useState(lists[0]?.slug ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [checked, setChecked] = useState<Result | null>(null)
  const [note, setNote] = useState<{ text: string; isFault: boolean } | null>(null)
  const id = useId()
  const words = panelMessages[language === 'ar' ? 'ar' : 'en'].exchange

  const send = async (isCheck: boolean) => {
    if (!file) return
    setNote(null)
    setProgress({ done: 0, all: 0 })
    try {
      // Browsers read no file that was saved anew since it was chosen.
      const body = await file.arrayBuffer().catch(() => {
        throw new Error(words.changedOnDisk)
      })
      const path = `/api/admin/exchange/${list}${isCheck ? '?check=true' : ''}`
      const answer = await fetch(path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'text/plain' },
      })
      if (!answer.ok) {
        throw new Error(refusalOf(await answer.json().catch(() => null)) ?? `${answer.status}`)
      }
      const result = await follow(answer, (done, all) => setProgress({ done, all }))
      const isFine = result.faults.length === 0
      setChecked(isCheck || !isFine ? result : null)
      const fine = (isCheck ? words.fine : words.done)(result.created, result.updated, result.unchanged)
      setNote({ text: isFine ? fine : words.faults(result.faults.length), isFault: !isFine })
    } catch (error) {
      setChecked(null)
      setNote({ text: error instanceof Error ? error.message : String(error), isFault: true })
    }
    setProgress(null)
  }
  const rows = checked ? checked.created + checked.updated : 0
  const isReady = checked !== null && checked.faults.length === 0 && rows > 0
  return (
    <div className="diwan-tool" aria-busy={progress !== null}>
      <label htmlFor={`${id}-list`}>{words.collection}</label>
      <select
        id={`${id}-list`}
        value={list}
        onChange={(event) => {
          setList(event.target.value)
          setChecked(null)
          setNote(null)
        }}
      >
        {lists.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <h2>{words.export}</h2>
      <p className="diwan-buttons">
        <a href={`/api/admin/exchange/${list}?format=csv`} download>
          CSV
        </a>
        <a href={`/api/admin/exchange/${list}?format=json`} download>
          JSON
        </a>
      </p>
      <h2>{words.import}</h2>
      <p className="diwan-hint">{words.drafts}</p>
      <label htmlFor={`${id}-file`}>{words.file}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onClick={(event) => {
          // The same file, mended and chosen again, would be no change.
          event.currentTarget.value = ''
          setFile(null)
        }}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          setChecked(null)
          setNote(null)
        }}
      />
      <p>
        <Button disabled={!file || progress !== null} buttonStyle="secondary" onClick={() => void send(true)}>
          {words.check}
        </Button>{' '}
        <Button disabled={!isReady || progress !== null} onClick={() => void send(false)}>
          {rows > 0 ? words.take(rows) : words.import}
        </Button>
      </p>
      {progress && progress.all > 0 && (
        <p>
          <progress value={progress.done} max={progress.all} aria-label={words.import} />{' '}
          {words.progress(progress.done, progress.all)}
        </p>
      )}
      <p role={note?.isFault ? 'alert' : 'status'} className={note?.isFault ? 'diwan-fault' : undefined}>
        {note?.text}
      </p>
      {checked && checked.faults.length > 0 && (
        <ul>
          {checked.faults.map(({ message, row }) => (
            <li key={row}>{words.row(row, message)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
