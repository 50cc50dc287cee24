import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { holdStill } from './holdStill'
import type { Values } from './valuesThatDiffer'

/**
 * Lays values into a form, which takes no words meanwhile and whose chosen file stays. Rejects when the server does not say what the form
 * would hold, and leaves the form as it is: Payload's `reset` goes on without its fields, and forgets the file.
 */
export function useLayIn() {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo()
  const { formRef, getFields, replaceState } = useForm()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()

  const stateOf = async (data: Values, renderAllFields = false): Promise<FormState> => {
    const { state } = (await getFormState({
      ...(collectionSlug ? { collectionSlug, ...(id ? { id } : {}) } : { globalSlug: globalSlug! }),
      data,
      docPermissions: docPermissions!,
      docPreferences: await getDocPreferences(),
      locale,
      operation: collectionSlug && !id ? 'create' : 'update',
      renderAllFields,
      schemaPath: collectionSlug ?? globalSlug!,
      skipValidation: true,
    })) as { state?: FormState | null }
    if (!state) throw new Error('No state of the form')
    return state
  }
  const layIn = async (data: Values) => {
    const letGo = formRef.current ? holdStill(formRef.current) : undefined
    const state = await stateOf(data, true).finally(letGo)
    const { file } = getFields()
    replaceState(file?.value ? { ...state, file } : state)
  }
  return { layIn, stateOf }
}
