/** Words for choosing a city and for looking at another one. Loaded together with the pieces that use them. */
export const cityCopy = {
  choose: '切换城市',
  note: (areaId: number, residents: number) => `区号 ${areaId} · 居民 ${residents}`,
  here: '当前',
  stranger: (home: string) => `你是${home}的居民，在这里可以浏览和购买；上架、求购请回本城。`,
} as const
