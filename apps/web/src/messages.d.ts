// English is the model: a key that is not here is a type error, and a check holds Japanese against it.
import type { Language } from "@shirube/vocabulary/language"
import type matching from "./modules/career/matching/messages/matching.en.json"
import type search from "./modules/common/search/messages/search.en.json"
import type asking from "./modules/community/forum/messages/asking.en.json"
import type forum from "./modules/community/forum/messages/forum.en.json"
import type hiddenPosts from "./modules/community/forum/messages/hiddenPosts.en.json"
import type editors from "./modules/editorial/desk/messages/editors.en.json"
import type eventRegistration from "./modules/events/events/messages/eventRegistration.en.json"
import type events from "./modules/events/events/messages/events.en.json"
import type howItWas from "./modules/events/organising/messages/howItWas.en.json"
import type makingEvents from "./modules/events/organising/messages/makingEvents.en.json"
import type auth from "./modules/identity/auth/messages/auth.en.json"
import type password from "./modules/identity/password/messages/password.en.json"
import type photo from "./modules/identity/photo/messages/photo.en.json"
import type security from "./modules/identity/security/messages/security.en.json"
import type articles from "./modules/learning/articles/messages/articles.en.json"
import type captions from "./modules/learning/courses/messages/captions.en.json"
import type certificate from "./modules/learning/courses/messages/certificate.en.json"
import type courses from "./modules/learning/courses/messages/courses.en.json"
import type lesson from "./modules/learning/courses/messages/lesson.en.json"
import type ownCourses from "./modules/learning/courses/messages/ownCourses.en.json"
import type publishedCourses from "./modules/learning/courses/messages/publishedCourses.en.json"
import type makingPastEvents from "./modules/learning/past-events/messages/makingPastEvents.en.json"
import type pastEvents from "./modules/learning/past-events/messages/pastEvents.en.json"
import type ownTips from "./modules/learning/tips/messages/ownTips.en.json"
import type tips from "./modules/learning/tips/messages/tips.en.json"
import type account from "./modules/people/account/messages/account.en.json"
import type invitation from "./modules/people/account-invitations/messages/invitation.en.json"
import type ambassador from "./modules/people/ambassador/messages/ambassador.en.json"
import type members from "./modules/people/members/messages/members.en.json"
import type notifications from "./modules/people/notifications/messages/notifications.en.json"
import type profile from "./modules/people/profile/messages/profile.en.json"
import type saved from "./modules/people/saved/messages/saved.en.json"
import type signUp from "./modules/people/sign-up/messages/signUp.en.json"
import type verification from "./modules/people/verification/messages/verification.en.json"
import type applications from "./modules/season/applications/messages/applications.en.json"
import type calendar from "./modules/season/calendar/messages/calendar.en.json"
import type makingCalendar from "./modules/season/calendar/messages/makingCalendar.en.json"
import type visa from "./modules/season/visa/messages/visa.en.json"
import type home from "./modules/site/home/messages/home.en.json"
import type hubs from "./modules/site/hubs/messages/hubs.en.json"
import type privacy from "./modules/site/legal/messages/privacy.en.json"
import type terms from "./modules/site/legal/messages/terms.en.json"
import type mailbox from "./modules/site/mailbox/messages/mailbox.en.json"
import type common from "./ui/messages/common.en.json"
import type documents from "./ui/messages/documents.en.json"
import type films from "./ui/messages/films.en.json"
import type forms from "./ui/messages/forms.en.json"
import type growing from "./ui/messages/growing.en.json"
import type lists from "./ui/messages/lists.en.json"
import type status from "./ui/messages/status.en.json"
import type writing from "./ui/messages/writing.en.json"

declare module "use-intl" {
  interface AppConfig {
    Locale: Language
    Messages: {
      account: typeof account
      ambassador: typeof ambassador
      applications: typeof applications
      articles: typeof articles
      asking: typeof asking
      auth: typeof auth
      calendar: typeof calendar
      captions: typeof captions
      certificate: typeof certificate
      common: typeof common
      courses: typeof courses
      documents: typeof documents
      editors: typeof editors
      eventRegistration: typeof eventRegistration
      events: typeof events
      films: typeof films
      forms: typeof forms
      forum: typeof forum
      growing: typeof growing
      hiddenPosts: typeof hiddenPosts
      home: typeof home
      howItWas: typeof howItWas
      hubs: typeof hubs
      invitation: typeof invitation
      lesson: typeof lesson
      lists: typeof lists
      mailbox: typeof mailbox
      makingEvents: typeof makingEvents
      makingCalendar: typeof makingCalendar
      makingPastEvents: typeof makingPastEvents
      matching: typeof matching
      members: typeof members
      notifications: typeof notifications
      ownCourses: typeof ownCourses
      ownTips: typeof ownTips
      password: typeof password
      pastEvents: typeof pastEvents
      photo: typeof photo
      privacy: typeof privacy
      profile: typeof profile
      publishedCourses: typeof publishedCourses
      saved: typeof saved
      search: typeof search
      security: typeof security
      signUp: typeof signUp
      status: typeof status
      tips: typeof tips
      terms: typeof terms
      verification: typeof verification
      visa: typeof visa
      writing: typeof writing
    }
  }
}
