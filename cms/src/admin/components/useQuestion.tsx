'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'

interface Question {
  text: string
  /** What it would mean, where the question alone does not say it. */
  consequence: string | undefined
  /** What is done if the answer is yes. */
  deed: string
  /** What is done if the answer is no, where that is not to leave all as it is. */
  otherwise: string | undefined
  onAnswer: (isSure: boolean) => void
}

/**
 * Asks before something that is hard to take back.
 *
 * @returns `isSure` resolves with the answer, and never if whoever asked is gone before it; `question` is to be rendered.
 */
export function useQuestion() {
  const [asked, setAsked] = useState<Question | null>(null)
  const isSure = (text: string, deed: string, consequence?: string, otherwise?: string) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (isYes: boolean) => {
        setAsked(null)
        resolve(isYes)
      }
      setAsked({ text, consequence, deed, otherwise, onAnswer })
    })
  return { isSure, question: asked && <QuestionDialog {...asked} /> }
}

// The browser's own question is answered with no, unseen, whenever a frame of the page has loaded: a CV, a preview.
function QuestionDialog({ text, consequence, deed, otherwise, onAnswer }: Question) {
  const dialog = useRef<HTMLDialogElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const id = useId()
  const words = usePanelWords()

  useEffect(() => {
    dialog.current?.showModal()
    // A key held too long must not answer with yes.
    no.current?.focus()
  }, [])

  // Closed rather than taken away: the focus goes back to what was pressed.
  const close = (answer: string) => dialog.current?.close(answer)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="diwan-dialog"
      aria-labelledby={id}
      aria-describedby={consequence && `${id}-consequence`}
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      {consequence ? (
        <>
          <h2 id={id}>{text}</h2>
          <p id={`${id}-consequence`}>{consequence}</p>
        </>
      ) : (
        <p id={id}>{text}</p>
      )}
      <div className="diwan-dialog__answers">
        <button type="button" className="diwan-button" onClick={() => close('yes')}>
          {deed}
        </button>
        <button type="button" className="diwan-button" ref={no} onClick={() => close('no')}>
          {otherwise ?? words.question.no}
        </button>
      </div>
    </dialog>
  )
}
