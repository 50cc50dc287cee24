import * as z from 'zod/mini'

/** An optional text; the CMS stores an emptied one as `null` or ''. */
export const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || null),
)

/** An optional relation: the other document's id. */
export const relation = optionalText

/** A list that may be absent. A form says of an empty one how many rows it has, and its preview shows what stands in the form. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.optional(z.transform((items: unknown) => (items === 0 ? null : items))),
    z.pipe(
      z.nullish(z.array(item)),
      z.transform((items) => items ?? []),
    ),
  )

/** Ids of related documents. */
export const relations = list(z.string())

/** A Lexical document, rendered by `RichText`. */
export const richText = z.nullish(z.record(z.string(), z.unknown()))

export const titleAndText = z.object({ title: z.string(), text: optionalText })
export const figure = z.object({ figure: z.string(), label: z.string() })
export const faq = z.object({ question: z.string(), answer: z.string() })

/** The SEO group of every entry. */
export const seo = z.nullish(z.object({ title: optionalText, description: optionalText, image: relation }))
