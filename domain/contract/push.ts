/** /api/profile/push: whether this browser shows the person's notices (web push). */
import * as v from 'valibot'

const Base64Url = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`), 'format'))

const EXAMPLE = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** As `PushSubscription.toJSON()` gives it. */
export const NewPushSubscription = v.pipe(
  v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000, 'too-long'),
      v.description('Address of the browser’s push service: https, at a public host'),
      v.examples([EXAMPLE.endpoint]),
    ),
    keys: v.object({
      p256dh: v.pipe(Base64Url(87), v.description('The browser’s public key'), v.examples([EXAMPLE.keys.p256dh])),
      auth: v.pipe(
        Base64Url(22),
        v.description('Secret of the subscription for this site'),
        v.examples([EXAMPLE.keys.auth]),
      ),
    }),
  }),
  v.examples([EXAMPLE]),
)
export type NewPushSubscription = v.InferOutput<typeof NewPushSubscription>

export const PushState = v.object({
  data: v.object({
    key: v.pipe(
      v.string(),
      v.description('The public key to subscribe with (RFC 8292)'),
      v.examples(['BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8']),
    ),
    subscribed: v.pipe(v.boolean(), v.description('Whether the session has a subscription'), v.examples([true])),
  }),
})
