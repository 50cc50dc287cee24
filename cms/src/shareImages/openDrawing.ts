import { type ChildProcess, fork } from 'node:child_process'
import type { ShareWords } from './drawing/drawShareImage'
import type { Drawn } from './drawing/main'

interface Drawing {
  /** What runs in the process. */
  script: string
  /** A folder that it may unpack fonts to. */
  fonts: string
  /** How long one image may take, in milliseconds. */
  limit: number
  /** How long the process waits for another image, in milliseconds. */
  idle: number
}

/**
 * A function that draws in a process of its own, one image at a time, and rejects when that process ends or takes too long;
 * the next image gets a new one. The library for text in pictures keeps state that threads share, and has divided by zero.
 */
export function openDrawing({ script, fonts, limit, idle }: Drawing): (words: ShareWords) => Promise<Buffer> {
  let running: ChildProcess | undefined
  let end: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    // Nothing of the CMS's environment is its business: no secret is passed on.
    const child = fork(script, [fonts], { execArgv: [], env: { NODE_ENV: 'production' }, serialization: 'advanced' })
    const forget = () => {
      if (running === child) running = undefined
    }
    child.once('exit', forget).once('error', forget)
    return child
  }

  function stop(): void {
    if (running?.connected) running.disconnect()
    running = undefined
  }

  async function draw(words: ShareWords): Promise<Buffer> {
    clearTimeout(end)
    const child = (running ??= start())
    child.ref()
    child.channel?.ref()
    try {
      const drawn = await answerOf(child, words, limit)
      if ('fault' in drawn) throw new Error(`The share image could not be drawn: ${drawn.fault}`)
      return drawn.image
    } finally {
      // A process that waits keeps nobody from ending.
      child.unref()
      child.channel?.unref()
      end = setTimeout(stop, idle).unref()
    }
  }

  return (words) => {
    const drawn = last.then(() => draw(words))
    last = drawn.catch(() => undefined)
    return drawn
  }
}

function answerOf(child: ChildProcess, words: ShareWords, limit: number): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), limit)
    const settle = (result: () => void) => {
      clearTimeout(late)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      result()
    }
    const onMessage = (drawn: unknown) => settle(() => resolve(drawn as Drawn))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`The share image could not be drawn: its process ended with ${signal ?? code}.`)))
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send(words, (error) => error && onError(error))
  })
}
