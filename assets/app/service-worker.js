/**
 * The installed app: its page and its files come from this device, so that it opens at once and without a network. Nothing else is
 * answered from here: a call of the API, a picture or a statement is asked of the network each time or fails.
 * Our decision: docs/decisions/0094-installed-app.md
 */
const scope = new URL('./', self.location.href).href
const address = (name) => new URL(name, scope).href
const cacheName = 'menpai-app'
const page = address('./')
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
  await cache.add(new Request(page, { cache: 'no-store', headers: { accept: 'text/html' } }))
  await cache.put(list, said)
  const needed = new Set([...files, ...before.files.map(address), page, offlinePage, list])
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request)
}

/** The kept page; without one the network's, and without a network words that say so. */
async function pageFor(request) {
  const kept = await caches.match(page, anyVary)
  if (kept) return kept
  return fetch(request).catch(async () => (await caches.match(offlinePage, anyVary)) ?? Response.error())
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
