import type { FormFault } from '@diwan/shared/contracts/formFields'

/** Types of file that are taken. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'jpg' | 'png'

/** What the bytes of a file are, or why they are not taken. */
export type Verdict = { type: FileKind } | { fault: FormFault }
