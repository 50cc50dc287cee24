// What was to be stored: names, letters, digests of passwords.
const VALUES = /\nparams: [^]*?(?=\n {4}at |$)/g

/** An error as it may stand in a log. What a failed statement was to store is no part of it: an erasure would not find it there. */
export function withoutValues(error: Error): Error {
  const { cause, message, stack } = error
  const copy = Object.create(Object.getPrototypeOf(error) as object, Object.getOwnPropertyDescriptors(error)) as Error
  const put = (name: string, value: unknown) =>
    Object.defineProperty(copy, name, { value, enumerable: false, configurable: true, writable: true })
  put('message', message.replace(VALUES, ''))
  if (stack !== undefined) put('stack', stack.replace(VALUES, ''))
  if (cause instanceof Error) put('cause', withoutValues(cause))
  if ('params' in copy) put('params', undefined)
  return copy
}
