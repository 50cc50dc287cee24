/** What an enquiry is about, from `services:{id}` or `industry-solutions:{id}`; nothing for a general one. */
export function topicOf(topic: string | undefined) {
  const [relationTo, value] = (topic ?? '').split(':')
  if (!value || (relationTo !== 'services' && relationTo !== 'industry-solutions')) return undefined
  return { relationTo, value } as const
}
