const part =
  /^(?:Content-Type: ([\w/]+).*\r?\n)?Content-Transfer-Encoding: (\S+)(?:\r?\n\S.*)*\r?\n\r?\n([^]*?)(?=\r?\n----_NmP|(?![^]))/gm

const decoded: Record<string, (body: string) => Buffer> = {
  base64: (body) => Buffer.from(body, 'base64'),
  'quoted-printable': (body) =>
    Buffer.from(
      body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ),
}

const partsOf = (eml: string) =>
  [...eml.matchAll(part)].map(([, type = '', encoding = '', body = '']) => ({
    isHtml: type === 'text/html',
    words: decoded[encoding.toLowerCase()]?.(body).toString('utf8') ?? body,
  }))

const joined = (eml: string, isHtml: boolean) =>
  partsOf(eml)
    .filter((one) => one.isHtml === isHtml)
    .map(({ words }) => words)
    .join('\n')

/** The parts of a written mail as the reader of its plain text sees them, one after the other. */
export const wordsOfEml = (eml: string): string => joined(eml, false)

/** The same words as HTML, which most mail programs show. */
export const htmlOfEml = (eml: string): string => joined(eml, true)
