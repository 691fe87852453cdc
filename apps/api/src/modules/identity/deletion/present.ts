export const presentLeaving = ({ askedAt, dueAt }: { askedAt: Date; dueAt: Date }) => ({
  asked_at: askedAt.toISOString(),
  due_at: dueAt.toISOString(),
})
