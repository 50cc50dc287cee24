/** What mail programs know a mail by, and name in answers to it. */
export const messageIdOf = (id: string, sender: string): string => `<${id}@${sender.split('@').at(-1)}>`
