'use client'

import { Button, useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'
import { goToFault } from './goToFault'

interface Fault {
  path: string
  message: string
}

interface Refused {
  faults: Fault[]
  /** What the form held when it was refused. */
  fields: FormState
}

const isFaulty = ({ passesCondition, valid }: FormState[string]) => valid === false && passesCondition !== false

/** The faulty fields of a form. A list is faulty for what is wrong in its rows, too, and is not counted beside it. */
function faultsOf(fields: FormState): Fault[] {
  const paths = Object.keys(fields).filter((path) => fields[path] && isFaulty(fields[path]))
  const holdsAnother = (path: string) => paths.some((other) => other.startsWith(`${path}.`))
  return paths
    .filter((path) => !holdsAnother(path))
    .map((path) => ({ path, message: fields[path]?.errorMessage ?? '' }))
}

/**
 * Beside the buttons of a form that was refused for its fields: leads to the first of them, and says how many are left. Payload marks them
 * and says so for a second; what the form asks the server while it is written in, and the draft that is kept next, take the marks away.
 */
export function FormFaults() {
  const { getFields, setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [refused, setRefused] = useState<Refused | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const wasProcessing = useRef(false)

  useEffect(() => {
    const isOver = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!isOver) return
    const fields = getFields()
    const faults = isSubmitted ? faultsOf(fields) : []
    setRefused(faults.length > 0 ? { faults, fields } : null)
    if (faults.length === 0) return
    // Payload takes what it sent for saved, whatever the answer: it would neither be kept as a draft nor be asked about on leaving.
    setModified(true)
    goToFault(frame.current)
  }, [getFields, isProcessing, isSubmitted, setModified])

  return (
    <div ref={frame} className="diwan-faults-left" role="status">
      {refused && <FaultsLeft {...refused} onGo={() => goToFault(frame.current)} />}
    </div>
  )
}

const alike = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function FaultsLeft({ faults, fields: before, onGo }: Refused & { onGo: () => void }) {
  const { dispatchFields, setSubmitted } = useForm()
  const [fields] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const words = usePanelWords().faults
  // What nobody has touched since is as faulty as it was, whatever marks are left.
  const untouched = faults.filter(({ path }) => fields[path] && alike(before[path]?.value, fields[path].value))
  const lost = untouched.filter(({ path }) => fields[path] && !isFaulty(fields[path]))
  const count = new Set([...untouched, ...faultsOf(fields)].map(({ path }) => path)).size

  useEffect(() => {
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
  })
  useEffect(() => {
    if (count > 0 && !isSubmitted) setSubmitted(true)
  }, [count, isSubmitted, setSubmitted])

  if (count === 0) return null
  return (
    <>
      <p>{words.left(count)}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onGo}>
        {words.first}
      </Button>
    </>
  )
}
