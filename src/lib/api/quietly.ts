import type { Api } from './api'

/** The same calls without the loading sign: the page shows by itself that it is loading, by a skeleton or a line at its end. */
export const quietly = (api: Api): Api => ({
  form: (path, input, options) => api.form(path, input, { ...options, quiet: true }),
  json: (path, input, options) => api.json(path, input, { ...options, quiet: true }),
})
