import { defineBlog } from '../defineBlog.ts'

export const vatMistakes = defineBlog({
  key: 'seven-vat-mistakes-we-keep-finding',
  publishedAt: '2026-07-14',
  category: 'tax-and-zakat',
  author: 'omar-alzahrani',
  services: ['accounting-zakat-tax-advisory', 'managed-services'],
  ar: null,
  en: {
    title: 'Seven VAT mistakes we keep finding',
    excerpt:
      'From two hundred reviews: small habits that cost money at fifteen per cent, and the five-minute check for each.',
    body: `
Eight years after VAT came to the Kingdom, few companies misunderstand the law. They lose money through habits. These seven turned up again and again in some two hundred reviews, and each has a check that takes five minutes.

## 1. Input tax without an address

A purchase invoice is deductible when it carries the seller’s VAT number and the buyer’s details. Receipts from the till usually lack the second half.

*Check:* sort last quarter’s expense claims by amount, and look at the ten largest.

## 2. The wrong month

Output tax is due on the earlier of supply, invoice and payment. Advance payments belong in the return of the month in which the money arrives.

*Check:* compare customer deposits in the bank with deposits in the return.

## 3. Cars and dinners

Entertainment, and cars available for private use, are blocked from deduction. Nobody argues with this; the coding in the ledger simply forgets.

*Check:* give those accounts a tax code that cannot be changed.

## 4. Services from abroad

Buyers account for VAT on services from foreign suppliers themselves, through the reverse charge. A fully taxable company pays nothing in net, and is still fined for leaving it out.

*Check:* put the list for [withholding tax](ref:blogs/withholding-tax-on-payments-abroad) beside box nine of the return.

## 5. Zero is not exempt

Exports are zero-rated and need proof that the goods left. Certain financial services and residential rents are exempt and reduce what you may deduct. In the software both look like a line without tax.

*Check:* ask who decides the code for a new product, and when.

## 6. Bad debts, never claimed

Tax on an invoice that nobody paid can be adjusted after twelve months, when conditions are met and the debt is written off. Most companies write off and forget the tax.

*Check:* list write-offs of the last two years.

## 7. Staff recharges

Sister companies lend people to each other and call it “at cost”. It is a supply like any other, except inside a VAT group.

*Check:* read the intercompany account for salaries.

:::success
Corrections under SAR 5,000 of tax can usually go into the next return. Larger ones amend the period in which they belong. Doing it before anyone asks is noticed, and it counts.
:::

## The habit that prevents most of them

Fifteen minutes, once a month, with three people: the one who invoices, the one who pays and the one who files. They look at one list, the transactions of an unusual kind or size. That is the whole method. Companies that would rather not hold the meeting themselves leave it to our [managed services](ref:services/managed-services) team, which asks the same questions.
`,
  },
})
