'use client'

import { SECOND } from '@diwan/shared/lib/time'
import { PublishButton as PayloadsButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

/** A press that could not be answered within this is forgotten: whoever pressed has looked elsewhere by then. */
const HELD_FOR = 10 * SECOND

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * Payload's button, which is disabled while a draft is being kept: right after somebody has stopped typing, when they press it. Such a
 * press is held until the draft is kept, and then answered.
 */
export function PublishButton() {
  const frame = useRef<HTMLDivElement>(null)
  const isKeepingDraft = useFormBackgroundProcessing()
  const [isHeld, setHeld] = useState(false)
  const buttonOf = () => frame.current?.querySelector<HTMLButtonElement>('#action-save')

  const hold = (event: MouseEvent) => {
    const button = buttonOf()
    if (isKeepingDraft && button?.disabled && isWithin(button.getBoundingClientRect(), event)) setHeld(true)
  }

  useEffect(() => {
    const button = buttonOf()
    if (!isHeld || !button) return
    const answer = () => {
      if (button.disabled) return
      setHeld(false)
      button.click()
    }
    const observer = new MutationObserver(answer)
    observer.observe(button, { attributes: true, attributeFilter: ['disabled'] })
    const timer = setTimeout(() => setHeld(false), HELD_FOR)
    answer()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isHeld])

  return (
    <div ref={frame} className="diwan-publish-button" aria-busy={isHeld} onClick={hold}>
      <PayloadsButton />
    </div>
  )
}
