//! What a room does with each message.

use std::time::Instant;

use engine::Spelling;

use super::{Msg, Room};

impl Room {
    pub async fn handle(&mut self, message: Msg) {
        let asleep_will_do = matches!(
            message,
            Msg::Table { glance: true, .. }
                | Msg::Online { .. }
                | Msg::Overdue
                | Msg::Announced
                | Msg::Wanted
                | Msg::Forget { .. }
        );
        if !asleep_will_do && let Err(error) = self.wake().await {
            tracing::error!(table = self.row.id, %error, "cannot restore");
            return message.refuse(error);
        }
        if let Some(from) = message.asked() {
            self.asked = Some(Instant::now());
            self.asked_from = from.or(self.asked_from);
        }
        // Whoever asked may be gone by now; what was done stays done.
        macro_rules! answer {
            ($reply:expr, $result:expr) => {{
                let result = $result;
                let _ = $reply.send(result);
            }};
        }
        match message {
            Msg::Table { user, invite, reply, .. } => {
                answer!(
                    reply,
                    self.visible(user.as_deref(), invite.as_ref())
                        .map(|()| self.table_view(user.as_deref()))
                );
            }
            Msg::Look { looker, reply } => answer!(reply, self.look(&looker).await),
            Msg::History { looker, ply, reply } => answer!(reply, self.history(&looker, ply)),
            Msg::Plies { looker, since, watch, reply } => {
                answer!(reply, self.told(&looker, since, watch.as_ref()));
            }
            Msg::Why { user, seat, text, reply } => {
                answer!(reply, self.why(&user, seat, Spelling::Text(&text)));
            }
            Msg::Act { act, looker, reply } => answer!(reply, self.act(act, &looker).await),
            Msg::Chat { user, text, key, reply } => {
                answer!(reply, self.chat(&user, &text, key).await);
            }
            Msg::Online { user, on, .. } => {
                self.presence(user, on);
                if self.idle() {
                    // Nobody sees it, and it is most of what the room holds.
                    self.cache.clear();
                }
            }
            Msg::Overdue => self.overdue(),
            Msg::Announced => self.announced().await,
            Msg::Wanted => self.wanted().await,
            Msg::Join { user, seat, invite, reply } => {
                answer!(reply, self.join(&user, seat, invite.as_ref()).await);
                // Bots had stopped when everybody was gone.
                self.drive().await;
            }
            Msg::Sit { user, seat, wish, reply } => {
                answer!(reply, self.sit(&user, seat, wish).await);
            }
            Msg::Start { user, reply, .. } => {
                self.starting.push((user, reply));
                self.start_if_complete().await;
            }
            Msg::Contribute { user, part, reply } => {
                answer!(reply, self.contribute(&user, part).await);
                self.start_if_complete().await;
                self.drive().await;
            }
            Msg::Complete => self.start_if_complete().await,
            Msg::Drawn => {
                if let Err(error) = self.finish_draw().await {
                    tracing::error!(table = self.row.id, %error, "a match could not start");
                }
                self.drive().await;
            }
            Msg::Leave { user, reply } => answer!(reply, self.leave(&user).await),
            Msg::Close { user, reply } => answer!(reply, self.close(&user).await),
            Msg::Invites { user, revoke, reply } => {
                answer!(reply, self.invites(&user, revoke).await);
            }
            Msg::Takeover { user, seat, vote, reply } => {
                answer!(reply, self.takeover(&user, seat, vote).await);
                self.drive().await;
            }
            Msg::Resume { user, reply } => {
                answer!(reply, self.resume(&user).await);
                self.drive().await;
            }
            Msg::Rematch { user, reply } => answer!(reply, self.rematch(&user).await),
            Msg::Branch { user, invite, branch, reply } => {
                answer!(reply, self.branch(&user, invite.as_ref(), branch).await);
            }
            Msg::Coach { user, seat, ply, reply } => answer!(reply, self.coach(&user, seat, ply)),
            Msg::Expect { user, invite, ply, reply } => {
                answer!(reply, self.expect(user.as_deref(), invite.as_ref(), ply));
            }
            Msg::Record { user, invite, reply } => {
                answer!(reply, self.record(user.as_deref(), invite.as_ref()));
            }
            Msg::Export { user, reply } => answer!(reply, self.export(&user).await),
            Msg::Keep { user, reply } => answer!(reply, self.keep(&user).await),
            Msg::Forget { user } => self.forget(&user).await,
            Msg::Bot { ply, seat, code } => {
                self.play_bot(ply, seat, code).await;
                self.drive().await;
            }
        }
        // Bots that had stopped for want of an audience go on.
        if self.bots_alone() {
            self.think();
        }
    }
}
