import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownStrings } from './strings/own.ts'
import { writeToFolder } from '../../cms/src/email/transport/writeToFolder.ts'

test('words of strangers add no header and no recipient to a mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const words of ownStrings.crlf) {
    const from = { name: words, address: 'site@rasikh.example' }
    await writeToFolder(folder, {
      id: 'x',
      from,
      to: 'team@rasikh.example',
      subject: words,
      text: 'x',
      messageId: '<1@x>',
    })
    const [head = ''] = (await readFile(join(folder, 'x.eml'), 'utf8')).split('\r\n\r\n')
    const names = head
      .split('\r\n')
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.split(':')[0]?.toLowerCase())
    for (const name of ['bcc', 'x-injected', 'set-cookie', 'location', 'content-length'])
      expect(names, words).not.toContain(name)
    expect(
      names.filter((name) => name === 'to'),
      words,
    ).toHaveLength(1)
  }
})
