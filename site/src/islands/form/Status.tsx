interface StatusMessage {
  tone: 'busy' | 'failed' | 'kept'
  message: string
  further?: string | undefined
}

interface StatusProps {
  status: StatusMessage | undefined
  /** Takes the focus when it appears: it stands where the form was. */
  replacesForm?: boolean
}

/** How a submission goes, said where the visitor looks and to those who listen. */
export function Status({ status, replacesForm = false }: StatusProps) {
  return (
    <div
      ref={(element) => {
        if (replacesForm) element?.focus()
      }}
      className="form-status"
      role="status"
      data-tone={status?.tone}
      tabIndex={replacesForm ? -1 : undefined}
    >
      {status && <p>{status.message}</p>}
      {status?.further && <p>{status.further}</p>}
    </div>
  )
}
