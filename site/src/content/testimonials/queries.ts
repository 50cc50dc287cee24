import { listQueries } from '@/content/listQueries'
import { testimonialSchema } from './schema'

export const { list: listTestimonials } = listQueries('testimonials', testimonialSchema)
