import type { WebLogin } from './types'

const names = ['code', 'state'] as const

function withoutReturn(): URL {
  const url = new URL(window.location.href)
  for (const name of names) url.searchParams.delete(name)
  // A browser keeps the `#` part of the login's address when it is redirected back.
  if (url.hash === '#wechat_redirect') url.hash = ''
  return url
}

export const webLogin: WebLogin = {
  page: () => withoutReturn().href,
  takeReturn: (isOurs = () => true) => {
    const [code, state] = names.map((name) => new URL(window.location.href).searchParams.get(name))
    if (!code || !state || !isOurs(state)) return undefined
    window.history.replaceState(window.history.state, '', withoutReturn())
    return { code, state }
  },
  leave: (address) => window.location.replace(address),
}
