import { Component, type ReactNode } from 'react'
import type { Locale } from '@diwan/shared/content'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import { enteredIn, type Entered } from './enteredIn'

interface Props {
  locale: Locale
  /** The element that the island fills. */
  place: HTMLElement
  /** Called when the island failed before it ever worked: its HTML is still whole and takes over again. */
  onFailedStart: () => void
  children?: ReactNode
}

interface State {
  failed: boolean
  /** What the visitor had entered when the island failed, to copy from. */
  entered: Entered[]
}

/** Shows an island's error in the island's place, with what was entered in it; the rest of the page stays as it is. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false, entered: [] }
  private hasWorked = false

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidMount() {
    this.hasWorked ||= !this.state.failed
  }

  // The island's fields are still in the document here, and gone a moment later.
  override getSnapshotBeforeUpdate(_props: Props, before: State): Entered[] | null {
    return this.state.failed && !before.failed ? enteredIn(this.props.place) : null
  }

  override componentDidUpdate(_props: Props, _before: State, entered: Entered[] | null) {
    if (entered?.length) this.setState({ entered })
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed', error)
    if (!this.hasWorked) this.props.onFailedStart()
  }

  override render() {
    const { failed, entered } = this.state
    if (!failed) return this.props.children
    if (!this.hasWorked) return null
    const words = runtimeMessages[this.props.locale].island
    return (
      <div className="error-summary" role="alert">
        <p>{words.failed}</p>
        {entered.length > 0 && (
          <>
            <p>{words.entered}</p>
            <dl>
              {entered.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <button type="button" className="button" onClick={() => this.setState({ failed: false, entered: [] })}>
          {words.again}
        </button>
      </div>
    )
  }
}
