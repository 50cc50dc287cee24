import { defineCaseStudy } from '../defineCaseStudy.ts'

/** Published in English only. */
export const trainingProviderLearningPlatform = defineCaseStudy({
  key: 'training-provider-learning-platform',
  client: 'taleem-group',
  industry: 'continued-education-professional-development',
  services: ['low-code-cloud-solutions', 'ai-machine-learning', 'learning-training-academy'],
  categories: ['transformation'],
  order: 6,
  en: {
    title: 'A training group that closed a third of its catalogue and grew',
    summary:
      'Taleem Group rebuilt forty programmes and its online platform, and more than doubled enrolment in a year.',
    challenge:
      'The group offered 118 courses. Eleven of them paid for the rest. Registration took four emails, certificates were checked by telephone, and the e-learning licence was due for renewal with records that existed only in trainers’ laptops.',
    approach:
      'Catalogue, results and cost were laid side by side and forty-one courses were closed. Registration, payment, attendance and certificate verification were rebuilt on a low-code platform in a cloud region inside the Kingdom. A model that drafts questions from course material helped the trainers, who approve every item. The quality file for the licence was produced by the platform itself.',
    results: [
      ['×2.4', 'online enrolment in the first year'],
      ['31%', 'lower cost per learner'],
      ['3 min', 'to register, from two days'],
      ['41', 'courses closed without a lost client'],
    ],
    quote: {
      text: 'Closing courses was the growth plan. It took someone from outside to say it.',
      name: 'Amal Alghamdi',
      role: 'Chief Executive Officer, Taleem Group',
    },
  },
  ar: null,
})
