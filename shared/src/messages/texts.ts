/** The shape of a set of messages: the same keys, any words; functions keep their parameters. */
export type Texts<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Texts<T[K]>
}
