import { expect, test } from 'vitest'
import { type FeedItem, rssFeed } from './rssFeed'

const anItem = (more: Partial<FeedItem> = {}): FeedItem => ({
  title: 'A & B',
  url: 'https://a.example/blog/a?x=1&y=2',
  description: null,
  publishedAt: '2026-01-02T03:04:05.000Z',
  categories: [],
  ...more,
})

const feedOf = (...items: FeedItem[]) =>
  rssFeed({
    title: 'T',
    description: 'D',
    url: 'https://a.example',
    self: 'https://a.example/rss.xml',
    language: 'en',
    items,
  })

test('texts and addresses are escaped', () => {
  const feed = feedOf(anItem({ description: '<b>' }))

  expect(feed).toContain('<title>A &amp; B</title><link>https://a.example/blog/a?x=1&amp;y=2</link>')
  expect(feed).toContain('<guid isPermaLink="true">https://a.example/blog/a?x=1&amp;y=2</guid>')
  expect(feed).toContain('<description>&lt;b&gt;</description>')
})

test('a character that XML forbids is left out, and the others of any language stay', () => {
  const title = 'A\u000bB\u0000\ud800 \tزكاة 🙂'

  expect(feedOf(anItem({ title, categories: [title] }))).toContain('<title>AB \tزكاة 🙂</title>')
})

test('a feed is as old as its newest item, in the format of RSS', () => {
  expect(feedOf(anItem(), anItem({ publishedAt: '2025-12-31T00:00:00.000Z' }))).toContain(
    '<lastBuildDate>Fri, 02 Jan 2026 03:04:05 GMT</lastBuildDate>',
  )
})

test('an empty feed has no date', () => {
  expect(feedOf()).not.toContain('lastBuildDate')
})
