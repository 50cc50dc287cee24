/**
 * Why something cannot go live, as the publisher and the outbox write it down: `{name}` stands for what differs, `{reason}` for a
 * sentence of its own. People who read the admin in another language are told in theirs by `problemIn`.
 */
export const problems = {
  refersToNothing: '{page} refers to {reference}, which does not exist.',
  pageMissing: 'The page {path} is missing.',
  andMore: 'And {count} more.',
  notRendered: '{page} cannot be rendered: {reason}',
  notListed: 'The paths of {route} cannot be listed: {reason}',
  noHtml: '{page} does not begin as an HTML page.',
  noTitle: '{page} has no title.',
  noHash: '{page} was rendered without its own hash.',
  unbalanced: '{page} has a <{tag}> without its other half.',
  pictureFileMissing: 'The file ({size}) of this picture is missing in the CMS. Upload it again.',
  fileNotAnswered: 'The CMS does not answer {path} in time, so this document waits. It is tried again each minute.',
  fileRefused: 'The CMS answers {path} with {status}, so this document waits. It is tried again each minute.',
  waitsForBundle: 'It goes live together with the other documents of its bundle, and one of them cannot: {reason}',
  outOfMemory:
    'The site was not rendered: a thread needed more than its {size} MB of memory. No document is at fault, and what is live stays live. Tell whoever runs the publisher.',
  diskFull:
    'The publisher’s disk is full: whoever runs the system has to make room. What is live stays, and publishing then goes on by itself.',
  notWritable:
    'The publisher may not write its files: whoever runs the system finds the cause in its log. What is live stays, and publishing then goes on by itself.',
  emptied:
    'The CMS says that nothing is published any more, and nobody has taken it off, so the site stays as it is. Make sure that the CMS uses the right database: the first entry that is published there takes the place of all that visitors see.',
  codeUnusable:
    'The new code of the site cannot be used, so what is published goes live with the code before it. Build the site again. The reason: {reason}',
  cmsAway: 'The CMS does not answer at {origin}. Publishing goes on when it does.',
  cmsRefusesKey: 'The CMS answers {path} with {status}. Check PUBLISHER_API_KEY.',
  cmsRefuses: 'The CMS answers {path} with {status}.',
  cmsOfAnotherVersion: 'The CMS has no {path}. Start the CMS of the same version.',
  publisherAway: 'The publisher cannot be reached. Changes are kept and go live when it runs again.',
  noLeader: 'No publisher leads. Changes are kept and go live when one does.',
  publisherRefuses: 'The publisher answered {status}. {reason}',
  publisherRefusesSilently: 'The publisher answered {status}.',
  pinned: 'The site is pinned to release {release}. This change goes live after unpinning.',
}

export type Problems = typeof problems
