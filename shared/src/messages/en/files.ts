import type { Texts } from '../texts.ts'

/** Why a file that staff upload is not taken. */
export const files = {
  disguised: 'This file is not what its name says. Save it again from the program it comes from.',
  drawing: 'This drawing holds scripts, links or parts that we do not know. Export it as plain SVG, or as PNG.',
  tooManyPixels: 'This picture is too large, or cannot be read. Make it smaller than 50 megapixels.',
  broken: 'This picture is damaged, or only a part of it has arrived. Save it again and send the new file.',
  archive: 'This archive is damaged, or unpacks to too much.',
  infected: 'The virus scanner found something in this file. It was not stored.',
  scannerAway: 'The virus scanner does not answer, so nothing is stored. Try again in a few minutes.',
}

export type FilesMessages = Texts<typeof files>
