import { linkWords } from './linkWords'

const address = (path: string) =>
  new RegExp(
    String.raw`https?://[^\s<>"]+?/api/${path}/([0-9a-f]{24})(?:~[\w-]+)?\.[0-9a-z]+\.[\w-]+(?:\?lang=\w+)?`,
    'g',
  )

const hidden: [RegExp, (id: string) => string][] = [
  [address('candidate/interview'), linkWords.interview],
  [/https?:\/\/[^\s<>"]+?\/api\/candidate\/(?:email|address)\/[\w.~-]+(?:\?lang=\w+)?/g, () => linkWords.own],
  [address('candidate'), () => linkWords.own],
  [address('alerts/confirm'), () => linkWords.confirmAlert],
  [address('alerts/end'), () => linkWords.endAlert],
]

/** A text with the word for each signed link in place of the link itself. */
export const hideLinks = (text: string): string =>
  hidden.reduce((rest, [link, wordFor]) => rest.replace(link, (_, id: string) => wordFor(id)), text)
