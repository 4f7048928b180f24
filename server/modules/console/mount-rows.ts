import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { Deps } from '../../deps'
import { mountFile } from '../../http/staff/mount-file'
import type { ConsoleEndpoint } from '../../http/staff/mount-staff'
import { mountStaff } from '../../http/staff/mount-staff'
import { exportRows } from './export'
import { listRows } from './list'
import type { Now, Source } from './source-store'

/** A list of the console: filters in, a page with its count and sum out. */
interface ListEndpoint extends ConsoleEndpoint {
  readonly input: v.GenericSchema<unknown, { readonly sort: string; readonly page: number; readonly size: number }>
  readonly output: { readonly entries: { readonly data: { readonly item: v.GenericSchema } } } & v.GenericSchema
}

/** A call that shows rows. */
export type RowsCall = (app: FastifyInstance, deps: Deps) => void

/** A page of rows. */
export const list =
  <E extends ListEndpoint>(endpoint: E, source: Source<v.InferOutput<E['input']>>): RowsCall =>
  (app, deps) =>
    mountStaff(
      app,
      endpoint as ListEndpoint,
      deps,
      (acting, input, staff) => listRows(acting, staff, source, endpoint.output.entries.data.item, input) as never,
    )

/** A file of rows. */
export const file =
  <E extends ConsoleEndpoint>(endpoint: E, source: Source<v.InferOutput<E['input']> & Now>): RowsCall =>
  (app, deps) =>
    mountFile(app, endpoint, deps, (acting, input, staff) =>
      exportRows(acting, staff, source, endpoint.path, input as object),
    )
