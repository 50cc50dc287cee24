import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { longDate } from '@/recruitment/longDate'
import { html, type Html } from '@/recruitment/pages/html'
import { area, button, field, form, notice } from '@/recruitment/pages/parts'
import type { Stage } from '@/recruitment/stages/stages'
import { type EqualQuestion, equalQuestionNames, equalQuestions } from './equalQuestions'
import type { Refused } from './faults'
import type { OpenInterview } from './listOpenInterviews'

export interface CandidateView {
  locale: Locale
  /** The company's, which days and times are told in. */
  timeZone: string
  /** Path of this page, with its token. */
  path: string
  applicant: ApplicantDoc
  applications: {
    id: string
    reference: string
    vacancy: string | undefined
    stage: Stage
    at: string
    interviews: OpenInterview[]
  }[]
  /** Whether nobody knows yet when a vacancy closes that the person applied for. */
  isKeptOpen: boolean
  isInPool: boolean
  /** The application that equal-opportunity questions are put for: one they were not put for yet. */
  askedEquallyFor?: string
  /** What was just done, or what is wrong. */
  said?: string
  /** What was sent and not taken: it stands in its form again. */
  refused?: Refused
}

/** A candidate's own page: where each application is, and every decision that is theirs. */
export function candidateContent(view: CandidateView): Html {
  const { applicant, locale, path, refused, said } = view
  const words = hiringMessages[locale].candidate
  const own = {
    name: applicant.name,
    phone: applicant.phone ?? null,
    city: applicant.city ?? null,
    links: (applicant.links ?? []).map(({ url }) => url).join('\n'),
    email: null,
  }
  const kept = (name: keyof typeof own) => {
    const sent = refused?.sent[name]
    return { name, value: typeof sent === 'string' ? sent : own[name], fault: faultOf(name) }
  }
  const faultOf = (control: Refused['control'] | 'city') => (refused?.control === control ? said : undefined)
  return html`<h1>${words.title}</h1>
    ${said && notice(said, refused?.control)}
    <p>${words.intro(applicant.name)}</p>
    ${view.applications.map((application) => applicationPart(view, application))}
    <h2>${words.details}</h2>
    ${form(
      `${path}/details?lang=${locale}`,
      html`${field({ ...kept('name'), label: words.name, isRequired: true, autocomplete: 'name' })}
      ${field({ ...kept('phone'), label: words.phone, type: 'tel', autocomplete: 'tel' })}
      ${field({ ...kept('city'), label: words.city, autocomplete: 'address-level2' })}
      ${area({ ...kept('links'), label: words.links, hint: words.linksHint })} ${button(words.saveDetails, 'secondary')}`,
    )}
    <h2>${words.email}</h2>
    <p>${words.emailNow} <bdi>${applicant.email}</bdi></p>
    ${form(
      `${path}/email?lang=${locale}`,
      html`${field({ ...kept('email'), label: words.newEmail.label, type: 'email', hint: words.newEmail.hint, isRequired: true })}
      ${button(words.newEmail.ask, 'secondary')}`,
    )}
    <h2>${words.cv}</h2>
    ${form(
      `${path}/cv?lang=${locale}`,
      html`${field({ name: 'cv', label: words.newCv, type: 'file', hint: words.cvHint, fault: faultOf('cv'), isRequired: true })}
      ${button(words.saveCv, 'secondary')}`,
      true,
    )}
    <h2>${words.keeping}</h2>
    <p>${keptUntil(view)}</p>
    ${form(
      `${path}/keep?lang=${locale}`,
      html`<p class="hint">${words.keepHint}</p>
        ${button(words.keep, 'secondary')}`,
    )}
    ${view.isInPool && form(`${path}/leave-pool?lang=${locale}`, button(words.leavePool, 'secondary'))}
    ${view.askedEquallyFor && equalOpportunity(view, view.askedEquallyFor)}
    <h2>${words.everything}</h2>
    <p><a class="button" data-style="secondary" href="${path}/export">${words.download}</a></p>
    <h2>${words.eraseTitle}</h2>
    <p>${words.eraseText}</p>
    ${form(
      `${path}/erase?lang=${locale}`,
      html`<p class="checkbox">
          <input type="checkbox" id="sure" name="sure" value="yes" required />
          <label for="sure">${words.eraseSure}</label>
        </p>
        ${button(words.erase, 'secondary')}`,
    )}`
}

function keptUntil({ applicant: { retainUntil }, isKeptOpen, locale, timeZone }: CandidateView): string {
  const words = hiringMessages[locale].candidate
  if (!retainUntil) return words.keptOpen
  return words[isKeptOpen ? 'keptAtLeast' : 'keptUntil'](longDate(retainUntil, locale, timeZone))
}

const isDecided = (stage: Stage) => stage === 'hired' || stage === 'rejected' || stage === 'withdrawn'

function applicationPart(
  { locale, path, timeZone }: CandidateView,
  application: CandidateView['applications'][number],
): Html {
  const words = hiringMessages[locale].candidate
  const { at, id, interviews, reference, stage, vacancy } = application
  return html`<section>
    <h2>${vacancy ?? words.speculative}</h2>
    <p>${words.sent(longDate(at, locale, timeZone))} <bdi>${reference}</bdi></p>
    <p><strong>${words.stage[stage]}</strong></p>
    ${interviews.map((interview) => interviewPart(locale, interview))}
    ${
      !isDecided(stage) &&
      html`<p>
        <a class="button" data-style="secondary" href="${path}/withdraw/${id}?lang=${locale}">${words.withdraw}</a>
      </p>`
    }
  </section>`
}

function interviewPart(locale: Locale, { agreed, link }: OpenInterview): Html {
  const { candidate, choosing } = hiringMessages[locale]
  const path = `${link}?lang=${locale}`
  return agreed
    ? html`<p>${choosing.agreed(agreed)} <a href="${path}">${candidate.otherTime}</a></p>`
    : html`<p><a href="${path}">${candidate.chooseTime}</a></p>`
}

function equalOpportunity({ applications, locale, path }: CandidateView, id: string): Html {
  const words = hiringMessages[locale].candidate
  const choices = words.equal.choices as Record<string, string>
  const question = (name: EqualQuestion) =>
    html`<p class="field">
      <label class="label" for="${name}">${words.equal[name]}</label>
      <select class="input" id="${name}" name="${name}">
        <option value=""></option>
        ${equalQuestions[name].map((value) => html`<option value="${value}">${choices[value]}</option>`)}
      </select>
    </p>`
  return html`<h2>${words.equal.title}</h2>
    <p>${words.equal.text}</p>
    ${applications.length > 1 && html`<p>${words.equal.about} <bdi>${applications.find((one) => one.id === id)?.reference ?? ''}</bdi></p>`}
    ${form(
      `${path}/equal?lang=${locale}`,
      html`<input
          type="hidden"
          name="application"
          value="${id}"
        />${equalQuestionNames.map(question)}${button(words.equal.send, 'secondary')}`,
    )}`
}
