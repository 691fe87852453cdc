// English is the model: a key that is not here is a type error, and a check holds Japanese against it.
import type { Language } from "@shirube/contract/language"
import type account from "./en/account.json"
import type ambassador from "./en/ambassador.json"
import type applications from "./en/applications.json"
import type articles from "./en/articles.json"
import type asking from "./en/asking.json"
import type auth from "./en/auth.json"
import type calendar from "./en/calendar.json"
import type captions from "./en/captions.json"
import type certificate from "./en/certificate.json"
import type common from "./en/common.json"
import type courses from "./en/courses.json"
import type documents from "./en/documents.json"
import type editors from "./en/editors.json"
import type eventRegistration from "./en/eventRegistration.json"
import type events from "./en/events.json"
import type films from "./en/films.json"
import type forms from "./en/forms.json"
import type forum from "./en/forum.json"
import type growing from "./en/growing.json"
import type hiddenPosts from "./en/hiddenPosts.json"
import type home from "./en/home.json"
import type howItWas from "./en/howItWas.json"
import type hubs from "./en/hubs.json"
import type invitation from "./en/invitation.json"
import type lesson from "./en/lesson.json"
import type lists from "./en/lists.json"
import type mailbox from "./en/mailbox.json"
import type makingCalendar from "./en/makingCalendar.json"
import type makingEvents from "./en/makingEvents.json"
import type makingPastEvents from "./en/makingPastEvents.json"
import type matching from "./en/matching.json"
import type members from "./en/members.json"
import type notifications from "./en/notifications.json"
import type ownCourses from "./en/ownCourses.json"
import type ownTips from "./en/ownTips.json"
import type password from "./en/password.json"
import type pastEvents from "./en/pastEvents.json"
import type photo from "./en/photo.json"
import type privacy from "./en/privacy.json"
import type profile from "./en/profile.json"
import type publishedCourses from "./en/publishedCourses.json"
import type saved from "./en/saved.json"
import type search from "./en/search.json"
import type security from "./en/security.json"
import type signUp from "./en/signUp.json"
import type status from "./en/status.json"
import type terms from "./en/terms.json"
import type tips from "./en/tips.json"
import type verification from "./en/verification.json"
import type visa from "./en/visa.json"
import type writing from "./en/writing.json"

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
