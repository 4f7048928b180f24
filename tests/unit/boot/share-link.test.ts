import { readShareHash } from '@/lib/routes/share-link'

describe('a share link', () => {
  it('becomes the history route and names who shared it', () => {
    expect(readShareHash('#/pages/user/sale?refereeId=9&areaId=3253&type=all')).toEqual({
      address: '/pages/user/sale?areaId=3253&type=all',
      refereeId: 9,
    })
  })

  it('may come from a guest', () => {
    expect(readShareHash('#/pages/index/index')).toEqual({ address: '/pages/index/index', refereeId: null })
    expect(readShareHash('#/')).toEqual({ address: '/pages/index/index', refereeId: null })
  })

  it.each(['', '#', '#top', '#/nowhere', '#//evil.example/pages/index/index', '#/pages/index/index/../x'])(
    'is not made of %j',
    (hash) => expect(readShareHash(hash)).toBeNull(),
  )

  it('takes only a number for whoever shared it', () => {
    expect(readShareHash('#/pages/user/user?refereeId=me')?.refereeId).toBeNull()
  })
})
