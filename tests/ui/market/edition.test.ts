Object.assign(globalThis, { EDITION: 'market' })

it('leads to the boards of trade in the trade edition, and to its own pages in itself', async () => {
  const { tradeEdition } = await import('@/platform/trade-edition/trade-edition')
  const { navigation } = await import('@/platform/navigation/navigation')
  const { goTo, goToBoard } = await import('@/lib/routes/go')
  const left = jest.spyOn(tradeEdition, 'open').mockImplementation(() => undefined)
  const tab = jest.spyOn(navigation, 'openTab').mockImplementation(() => undefined)
  goTo('sellBoard')
  goToBoard()
  goTo('cart')
  expect(left.mock.calls).toEqual([['/pages/index/buy'], ['/pages/index/index']])
  expect(tab.mock.calls).toEqual([['/pages/cart/index']])
})
