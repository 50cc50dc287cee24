import { loadsFromAfar } from './loadsFromAfar'
import type { Verdict } from './verdict'
import { readZip, type ZipEntry } from './zip'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const ODT = 'application/vnd.oasis.opendocument.text'
const MACRO_TYPES = /macroEnabled|vbaProject/i
const RELATIONSHIPS = /(^|\/)_rels\/[^/]+\.rels$/i
const MACROS = /(^|\/)vbaProject\.bin$|^Basic\/|^Scripts\//i

/** Whether an archive is a Word or OpenDocument text that people can open. Unpacks it whole, within bounds. */
export async function judgeOffice(bytes: Buffer): Promise<Verdict> {
  const entries = readZip(bytes)
  if (!entries) return { fault: 'cvUnreadable' }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { fault: 'cvPassword' }
  const contents = new Map<string, Buffer>()
  try {
    for (const entry of entries) {
      const content = await entry.read()
      if (isKept(entry)) contents.set(entry.name, content)
    }
  } catch {
    return { fault: 'cvUnreadable' }
  }
  const textOf = (name: string) => contents.get(name)?.toString('utf8') ?? ''
  const types = textOf('[Content_Types].xml')
  if (entries.some(({ name }) => MACROS.test(name)) || MACRO_TYPES.test(types)) return { fault: 'cvMacros' }
  const relationships = [...contents.keys()].filter((name) => RELATIONSHIPS.test(name))
  if (relationships.some((name) => loadsFromAfar(textOf(name)))) return { fault: 'cvLoads' }
  if (textOf('mimetype').trim() === ODT) {
    return /encryption-data/.test(textOf('META-INF/manifest.xml')) ? { fault: 'cvPassword' } : { type: 'odt' }
  }
  return types.includes(WORD) ? { type: 'docx' } : { fault: 'cvWrongType' }
}

const isKept = ({ name }: ZipEntry) =>
  ['mimetype', 'META-INF/manifest.xml', '[Content_Types].xml'].includes(name) || RELATIONSHIPS.test(name)
