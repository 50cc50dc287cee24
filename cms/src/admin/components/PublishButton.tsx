'use client'

import { SECOND } from '@diwan/shared/lib/time'
import { PublishButton as PayloadsButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { richTextSettled } from './richTextSettled'

/** A press that could not be answered within this is forgotten: whoever pressed has looked elsewhere by then. */
const HELD_FOR = 10 * SECOND

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= left && x <= right && y >= top && y <= bottom

/** Payload's buttons that publish: in all languages, and in one. */
const PUBLISHING = '#action-save, #publish-locale'

/**
 * Payload's button, which would publish too early or not at all when it is pressed right after somebody has stopped typing: rich text may
 * not have told the form its last words, and the button is disabled while a draft is being kept. A press is held until both are over, and
 * then answered.
 */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isAnswer = useRef(false)
  const isKeepingDraft = useFormBackgroundProcessing()
  const [held, setHeld] = useState<HTMLButtonElement | null>(null)

  const pressed = (event: MouseEvent) => {
    const ready = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(PUBLISHING) : null
    if (ready) return ready
    const button = frame.current?.querySelector<HTMLButtonElement>('#action-save')
    return isKeepingDraft && button?.disabled && isWithin(button.getBoundingClientRect(), event) ? button : null
  }
  const hold = (event: MouseEvent) => {
    const button = isAnswer.current ? null : pressed(event)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    setHeld(button)
  }

  useEffect(() => {
    if (!held) return
    let isOver = false
    const answer = () => {
      if (isOver || held.disabled) return
      setHeld(null)
      isAnswer.current = true
      held.click()
      isAnswer.current = false
    }
    const observer = new MutationObserver(answer)
    void richTextSettled().then(() => {
      if (isOver) return
      observer.observe(held, { attributes: true, attributeFilter: ['disabled'] })
      answer()
    })
    const timer = setTimeout(() => setHeld(null), HELD_FOR)
    return () => {
      isOver = true
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [held])

  return (
    <div ref={frame} className="diwan-publish-button" aria-busy={held !== null} onClickCapture={hold}>
      <PayloadsButton />
    </div>
  )
}
