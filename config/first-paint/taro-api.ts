/** The part of Taro that the page needs while it is drawn on a server: hooks that never run, because a drawing has no events. */
const never = (): void => undefined

export const useDidShow = never
export const useDidHide = never
export const usePullDownRefresh = never
export const useReachBottom = never
export const useShareAppMessage = never
export const useShareTimeline = never
export const useRouter = () => ({ params: {} })

export default { eventCenter: { on: never, off: never }, getEnv: never, onNetworkStatusChange: never }
