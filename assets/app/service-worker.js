/**
 * The installed app: its files come from this device, and its page does when the network has none, so that it opens without a network.
 * Nothing else is answered from here: a call of the API, a picture or a statement is asked of the network each time or fails.
 * Our decision: docs/decisions/0094-installed-app.md
 */
const scope = new URL('./', self.location.href).href
const address = (name) => new URL(name, scope).href
/** One for each edition: the market's app lies below the other's, and both belong to this origin. */
const cacheName = ['menpai-app', ...new URL(scope).pathname.split('/').filter(Boolean)].join('-')
const page = address('./')
/** The page without the rows that a server draws into it: they would be old when it is opened. */
const plainPage = address('index.html')
const offlinePage = address('offline.html')
const list = address('build.json')
const anyVary = { ignoreVary: true }

/** Names the build makes, with a hash: their content never changes. */
const isAppFile = (url) => /^(js|css|static)\/.+\.[0-9a-f]{8,}\.\w+$/.test(url.href.slice(scope.length).split('?')[0])

/** What the app draws itself: no calls, no files, no description of the API. */
const isPage = (url) => /^(pages\/[\w/]*)?$/.test(url.href.slice(scope.length).split(/[?#]/)[0])

const jsonOf = (answer) => (answer ? answer.json() : { build: '', files: [] })

/** Keeps the newest build whole, then its page, then lets go of what neither it nor the one before needs. */
async function keepNewest() {
  const cache = await caches.open(cacheName)
  const answer = await fetch(list, { cache: 'no-store' })
  if (!answer.ok) throw new Error('no build')
  const said = answer.clone()
  const newest = await jsonOf(answer)
  const before = await jsonOf(await cache.match(list, anyVary))
  if (newest.build === before.build) return
  const files = newest.files.map(address)
  for (const file of files) if (!(await cache.match(file, anyVary))) await cache.add(file)
  await cache.add(new Request(offlinePage, { cache: 'no-store' }))
  const plain = await fetch(plainPage, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!plain.ok) throw new Error('no page')
  await cache.put(page, plain)
  await cache.put(list, said)
  const needed = new Set([...files, ...before.files.map(address), page, offlinePage, list])
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request)
}

/** Longer than this the network is as good as gone, when the page is kept here. */
const networkWithinMs = 3_000

/** The server's page, when it comes in time. The browser still gets it when it comes late and nothing is kept. */
async function pageFor(request) {
  const kept = await caches.match(page, anyVary)
  const asked = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, networkWithinMs))
  const answer = await Promise.race([asked.catch(() => undefined), ...(kept ? [late] : [])])
  if (answer && (answer.status < 500 || !kept)) return answer
  return kept ?? (await caches.match(offlinePage, anyVary)) ?? Response.error()
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepNewest().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return
  if (request.mode === 'navigate' && isPage(url)) {
    event.respondWith(pageFor(request))
    // The next visit is of the newest build, whether this one asks for it or not.
    event.waitUntil(keepNewest().catch(() => undefined))
  } else if (isAppFile(url)) {
    event.respondWith(caches.match(request, anyVary).then((kept) => kept ?? fetch(request)))
  }
})

self.addEventListener('message', (event) => {
  if (event.data !== 'renew') return
  const answer = (done) => event.ports[0]?.postMessage(done)
  event.waitUntil(
    keepNewest().then(
      () => answer(true),
      () => answer(false),
    ),
  )
})
