import type { FormFault } from '@diwan/shared/contracts/formFields'
import { formsMessages } from '@diwan/shared/messages/forms'
import type { FieldHook, PayloadRequest } from 'payload'

/** One field of a form's contract, as `contactFields` and `applicationFields` have them. */
interface Contract {
  safeParse(
    value: unknown,
  ): { success: true; data?: unknown } | { success: false; error: { issues: readonly { message: string }[] } }
}

/** Judges a value in the admin as the form judges it, and says the same about it in the language of the person. */
export const byContract =
  (contract: Contract) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string => {
    const judged = contract.safeParse(value ?? '')
    if (judged.success) return true
    const fault = judged.error.issues[0]?.message as FormFault
    return formsMessages[req.i18n?.language === 'ar' ? 'ar' : 'en'].fault[fault]
  }

/** Keeps a value as the form would: trimmed, on one line where one is asked for, without what nobody can read. */
const asTheForm =
  (contract: Contract): FieldHook =>
  ({ value }) => {
    if (typeof value !== 'string') return value
    const judged = contract.safeParse(value)
    return judged.success ? judged.data : value
  }

/** A text field that the admin and REST write and judge as the form does. */
export const likeTheForm = (contract: Contract) => ({
  validate: byContract(contract),
  hooks: { beforeValidate: [asTheForm(contract)] },
})
