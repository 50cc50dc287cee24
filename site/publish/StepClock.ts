import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'

/** Which step of a release runs, and how long each has taken so far. */
export class StepClock {
  readonly #onStep: (step: StepProgress) => void
  #step: StepProgress | null = null
  #enteredAt = 0
  #durations: Record<string, number> = {}

  constructor(onStep: (step: StepProgress) => void) {
    this.#onStep = onStep
  }

  get step(): StepProgress | null {
    return this.#step
  }

  /** Begins a step, which ends the one before. */
  enter(step: StepProgress): void {
    const now = performance.now()
    // `rendering 100 of 2000` counts as `rendering`.
    const name = this.#step?.split(' ')[0]
    if (name !== undefined) this.#durations[name] = Math.round((this.#durations[name] ?? 0) + now - this.#enteredAt)
    this.#enteredAt = now
    this.#step = step
    this.#onStep(step)
  }

  /** Ends the step that runs: none does. */
  leave(): void {
    this.#step = null
  }

  /** Milliseconds of each step since the last call. */
  takeDurations(): Record<string, number> {
    const durations = this.#durations
    this.#durations = {}
    return durations
  }
}
