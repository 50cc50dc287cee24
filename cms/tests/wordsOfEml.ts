const part = /^Content-Transfer-Encoding: (\S+)(?:\r?\n\S.*)*\r?\n\r?\n([^]*?)(?=\r?\n----_NmP|(?![^]))/gm

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

/** The parts of a written mail as its reader sees them, one after the other. */
export const wordsOfEml = (eml: string): string =>
  [...eml.matchAll(part)]
    .map(([, encoding = '', body = '']) => decoded[encoding.toLowerCase()]?.(body).toString('utf8') ?? body)
    .join('\n')
