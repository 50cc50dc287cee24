export interface Sentence {
  /** Section and place in it; test titles name it as `[§2.13]`. */
  id: string
  text: string
  /** Whether a visitor or editor meets it in a browser, so that only a test in one proves it. */
  inBrowser: boolean
}

const section = (number: number, sentences: (string | [text: string, where: 'elsewhere'])[], inBrowser: boolean) =>
  sentences.map((sentence, index): Sentence => ({
    id: `${number}.${index + 1}`,
    text: typeof sentence === 'string' ? sentence : sentence[0],
    inBrowser: inBrowser && typeof sentence === 'string',
  }))

/** Every sentence of the product specification that says what the product does, in its order. What it calls "not shown" is decided in docs/decisions. */
export const sentences: readonly Sentence[] = [
  ...section(
    1,
    [
      'Visitors and job seekers read marketing pages: company information, services, industry solutions, clients, leadership, news, articles, blogs, careers and job details, partners, reports, media kit, privacy policy, sitemap and a contact page.',
      'Staff use an admin area, behind sign-in, to manage applicants, applications, blogs, case studies, categories, contacts, industry solutions, job titles, keywords, news, partners, services and vacancies.',
      'The site has a page for each of thirteen service topics.',
      'The site has a page for each of six solution (industry) topics.',
      'The site has a dark theme: the dark class is applied to the root at startup.',
      'The navigation has a blog submenu.',
    ],
    false,
  ),
  ...section(
    2,
    [
      'Nineteen public routes exist and have no guard.',
      'Thirteen service pages exist, in the solution layout.',
      'Six solution pages exist, in the solution layout.',
      '/admin/login uses a login layout and carries the auth guard.',
      'An expired session is sent to /admin/login.',
      'Every admin page of the list exists, with the auth guard on every one.',
      'Four layouts exist: controlpannel, default, login, solution. /clients and /graduate-elite-program use the solution layout.',
      ['The default layout is a shell with a page outlet.', 'elsewhere'],
      ['The page catalogue gives pages, services and solutions the numeric ids and labels listed.', 'elsewhere'],
      ['Cybersecurity is catalogued as a solution and has a /services/ route.', 'elsewhere'],
      ['Menu group ids: About Us 26, Services 27, Solutions 28.', 'elsewhere'],
      'Unknown paths give a 404 error page.',
      'A route may declare a validation step whose failure gives a not-found error with the path.',
      'Route rules may redirect; an absolute target causes a full page load.',
      'On first load, and again 100 ms after each full-path change, a hash scrolls smoothly to the element with that id.',
      'With no hash the page scrolls to the top.',
      'Page transitions fade and slide content in: opacity 0 to 1, vertical shift 20 px, 0.5 s.',
      'A body attribute records the transition direction (left or right, by comparing the previous and new path) and is cleared after 1 second.',
      'The body carries a show-scroll marker while scrolling and loses it 800 ms after scrolling stops.',
      'The error page has a not-found variant for status 404, with the default title "Page Not Found".',
      'The error page has another variant for other errors: default title "Internal Server Error", default status 500.',
    ],
    true,
  ),
  ...section(
    3,
    [
      'Staff manage applicants, applications, blogs (with slug), case studies, categories, contacts, industry solutions, job titles, keywords, news (with slug), partners, services and vacancies.',
      'Auth state: token (string, nullable) and user (object, nullable), whose name is read as the username.',
      'A page entry has an id (number) and a label (string).',
      'The blog submenu cache in local storage holds data and timestamp.',
      'A phone country has iso2, name, dialCode, priority, areaCodes and nationalPrefix.',
    ],
    false,
  ),
  ...section(
    4,
    [
      'A session is guest when no token is held and authenticated when one is.',
      'Login stores token and user.',
      'Logout clears both.',
      'A failure while fetching the user leads to logout.',
      'A 401 response from any API call logs out and redirects to /admin/login.',
      'A global error can be set or cleared, with an optional redirect after clearing.',
      'When a new build is detected the page reloads, at most once per path within 10 seconds.',
      'When a script chunk fails to load the page reloads, at most once per path within 10 seconds.',
      'Toasts have the types info, success, warning, error, default and loading.',
      'Toasts have six positions.',
      'Toasts have the themes light, dark, colored and auto.',
      'A loading toast can be updated to done, success or error.',
    ],
    true,
  ),
  ...section(
    5,
    [
      "The phone input's strict mode caps length at the country's maximum possible number.",
      'Possible-number and precise-valid-number checks are offered, by default for mobile numbers.',
      'The country is detected from a leading plus and dial code.',
      'A failed route validation step yields a not-found error.',
    ],
    false,
  ),
  ...section(
    6,
    [
      'Two states only: guest and authenticated.',
      'Every page under /admin/auth/ requires the auth guard.',
      'The sign-in page also carries the guard: it sends an authenticated user to the dashboard.',
      'Public pages have no guard.',
    ],
    false,
  ),
  ...section(
    7,
    [
      'All product API requests go to a configured base API address and carry a bearer authorization header with the stored token.',
      'GET /api/user loads the current user; the response is JSON with a success flag.',
      'GET /blogs/menu-blogs gives the submenu data, stored in local storage with a timestamp; previously stored data is shown first.',
      'The build meta file and the latest manifest with a timestamp query are polled to detect new versions.',
      'They are first fetched about 1 s after idle, on a connection that is not slow-2g.',
      'Prerendered pages have a _payload.json.',
      'The HTTP client retries only on statuses 408, 409, 425, 429, 500, 502, 503 and 504.',
      ['The HTTP client has no timeout and sets no content-length limits.', 'elsewhere'],
      'Third-party analytics scripts (a tag manager and a site-analytics tag) are loaded.',
      ['A geo-IP country lookup is configurable in the phone input.', 'elsewhere'],
    ],
    true,
  ),
  ...section(
    8,
    [
      '404: message "Page not found: {path}".',
      'A failed route validation gives "Page Not Found: {path}".',
      ['An unknown route guard name throws an error.', 'elsewhere'],
      "Any failed API call on a path containing /admin shows an error toast with the server response's message field, or the client error message if there is no response.",
      'On public paths no toast is shown for a failed call.',
      '401 on any API call: logout and redirect to /admin/login.',
      'A user fetch failure is logged, then logout.',
      'A blog submenu fetch failure is logged to the console only, with the text "Error fetching global data"; the user sees nothing and cached data stays.',
      'A failure to load the app manifest is logged to the console only.',
      'Network failures from the HTTP client read "Network Error", "request aborted" or "timeout of N ms exceeded".',
      'An app-level error shows the error page.',
    ],
    true,
  ),
  ...section(
    9,
    [
      'Token and user cookies last 86400 seconds.',
      'Toasts auto-close after 1000 ms; the collapse animation lasts 300 ms.',
      'The page reload guard lasts 10,000 ms per path.',
      'A navigation gives the page about 100 ms to paint before it proceeds.',
      'Scroll-to is re-applied 100 ms after a path change; the scroll marker is removed 800 ms after scrolling stops.',
      'The transition fades for 0.5 s over 20 px; the direction attribute lasts 1 s.',
      'The phone country search is debounced at 100 ms; the type-ahead buffer resets after 1 s.',
      'The blog submenu cache has no expiry.',
      'A constant of one hour (3,600,000 ms) exists at application start-up: the period in which the manifest is polled.',
    ],
    true,
  ),
]
