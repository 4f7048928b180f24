import queryString from '../../../config/shims/query-string'
import { routedPages } from '../../../config/routes'
import Router from '../../../config/shims/router'

describe('the reader of addresses in place of query-string', () => {
  const read = (text: string) => ({ ...queryString.parse(text, { decode: false }) })

  it.each([
    ['', {}],
    ['?saleId=5&area=3253', { area: '3253', saleId: '5' }],
    ['b=2&a=1&b=3', { a: '1', b: ['2', '3'] }],
    ['a&b=', { a: null, b: '' }],
    ['a=x=y', { a: 'x=y' }],
    ['&&a=1&', { a: '1' }],
    ['q=%E9%97%A8+%E7%89%8C', { q: '%E9%97%A8+%E7%89%8C' }],
  ])('reads %j as the router expects', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it('gives the names in one order, since a page is known by its address', () => {
    expect(Object.keys(read('z=1&a=2&m=3'))).toEqual(['a', 'm', 'z'])
  })

  it('decodes when asked, and leaves what is broken', () => {
    expect(queryString.parse('q=%E9%97%A8+%E7%89%8C&bad=%E9')).toEqual({ bad: '%E9', q: '门 牌' })
  })

  it('takes a name for a name', () => {
    expect(Object.getPrototypeOf(queryString.parse('__proto__=1'))).toBe(Object.prototype)
    expect(Object.keys(queryString.parse('__proto__=1'))).toEqual(['__proto__'])
  })
})

describe('the matcher of paths in place of universal-router', () => {
  const action = jest.fn((context: { readonly pathname: string }) => [context.pathname])
  const router = (baseUrl = '') =>
    new Router(
      [
        { path: ['/'], action },
        { path: '/pages/user/user', action },
        { path: ['/pages/user/money', '/money'], action: () => [Promise.resolve('money')] },
        { path: '/pages/user/money', action: () => ['a later one'] },
      ],
      { baseUrl },
    )

  it.each(['/', '/pages/user/user', '/pages/user/user/', '/Pages/User/user'])('finds %s', async (path) => {
    expect(await router().resolve(path)).toEqual([path])
  })

  it('knows a page by each of its paths, and the first page of a path', async () => {
    expect(await router().resolve('/money')).toEqual(['money'])
    expect(await router().resolve('/pages/user/money')).toEqual(['money'])
  })

  it('looks below the folder under which the app lies, and tells the page the whole path', async () => {
    expect(await router('/m').resolve('/m/pages/user/user')).toEqual(['/m/pages/user/user'])
    expect(await router('/m').resolve('/m/')).toEqual(['/m/'])
    expect(await router('/m').resolve('/m')).toEqual(['/m'])
  })

  it('gives what no page has to the page of lost addresses, where there is one', async () => {
    const all = Object.values(routedPages).map((path) => ({ path, action: () => [String(path)] }))
    const lost = await new Router(all).resolve('/nope/xyz')
    expect(lost).toEqual([expect.stringContaining('/pages/lost/index')])
    expect(await new Router(all).resolve('/pages/lost/index')).toEqual(lost)
  })

  it('gives nothing for a page that loads until after another was asked for', async () => {
    const both = new Router([
      { path: '/slow', action: () => [new Promise((resolve) => setTimeout(resolve, 20, 'slow'))] },
      { path: '/quick', action: () => ['quick'] },
    ])
    const slow = both.resolve('/slow')
    expect(await both.resolve('/quick')).toEqual(['quick'])
    expect(await slow).toEqual([])
    expect(await both.resolve('/slow')).toEqual(['slow'])
  })

  describe('whose page lacks a part', () => {
    const reload = jest.fn()
    const lacking = () =>
      new Router([
        { path: '/whole', action: () => ['whole'] },
        { path: '/lacking', action: () => [Promise.reject(new Error('Loading chunk 7 failed'))] },
      ])
    beforeEach(() => {
      reload.mockReset()
      Object.assign(globalThis, { window: { location: { reload } } })
    })
    afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

    it('opens it whole when another page was shown before', async () => {
      const router = lacking()
      await router.resolve('/whole')
      expect(await router.resolve('/lacking')).toEqual([])
      expect(reload).toHaveBeenCalledTimes(1)
    })

    it('fails when it is the first page, so that it is not opened without end', async () => {
      await expect(lacking().resolve('/lacking')).rejects.toThrow('Loading chunk 7 failed')
      expect(reload).not.toHaveBeenCalled()
    })
  })

  it('says 404 of a path that is no page', async () => {
    await expect(router().resolve('/pages/nothing')).rejects.toMatchObject({ status: 404 })
    await expect(router().resolve('/pages/user/user/more')).rejects.toMatchObject({ status: 404 })
  })
})
